const byId = (id) => document.getElementById(id)
const refreshEvery = 2000
let chosen = location.hash.slice(1)
let view = 'html'
let shownList = ''

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Stockholm',
})
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Stockholm' })

function element(tag, className, text) {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

function createRow(mail) {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.id = mail.id
  button.append(
    element('span', 'to', mail.to.join(', ')),
    element('time', '', clock.format(new Date(mail.receivedAt))),
    element('span', 'subject', mail.subject),
    element('span', 'preview', mail.preview),
  )
  button.addEventListener('click', () => choose(mail.id))
  const row = document.createElement('li')
  row.append(button)
  return row
}

function markChosen() {
  for (const button of document.querySelectorAll('#list button')) {
    button.setAttribute('aria-current', String(button.dataset.id === chosen))
  }
}

async function refresh() {
  const words = byId('search').value.trim().toLowerCase()
  const response = await fetch('api/messages')
  const all = await response.json()
  const mails = all.filter((mail) => `${mail.to.join(' ')} ${mail.subject}`.toLowerCase().includes(words))
  const list = mails.map((mail) => mail.id).join()
  if (list !== shownList) {
    shownList = list
    byId('list').replaceChildren(...mails.map(createRow))
    byId('count').textContent = all.length || ''
  }
  if (chosen && !all.some((mail) => mail.id === chosen)) await choose('')
  if (!chosen && mails[0]) await choose(mails[0].id)
  markChosen()
}

async function showView() {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    tab.setAttribute('aria-selected', String(tab.dataset.view === view))
  }
  byId('html').hidden = view !== 'html'
  byId('plain').hidden = view === 'html'
  if (view === 'html') {
    byId('html').src = `api/messages/${chosen}/html`
  } else {
    const response = await fetch(`api/messages/${chosen}${view === 'source' ? '/source' : ''}`)
    byId('plain').textContent = view === 'source' ? await response.text() : (await response.json()).text
  }
}

async function choose(id) {
  chosen = id
  history.replaceState(null, '', id ? `#${id}` : ' ')
  byId('mail').hidden = !id
  byId('empty').hidden = Boolean(id)
  markChosen()
  if (!id) return
  const response = await fetch(`api/messages/${id}`)
  if (!response.ok) return choose('')
  const mail = await response.json()
  byId('subject').textContent = mail.subject
  byId('from').textContent = mail.from
  byId('to').textContent = mail.to.join(', ')
  byId('received').textContent = when.format(new Date(mail.receivedAt))
  await showView()
}

for (const tab of document.querySelectorAll('[role=tab]')) {
  tab.addEventListener('click', () => {
    view = tab.dataset.view
    showView()
  })
}
byId('delete').addEventListener('click', async () => {
  await fetch(`api/messages/${chosen}`, { method: 'DELETE' })
  await refresh()
})
byId('clear').addEventListener('click', async () => {
  if (!confirm('Delete all mails?')) return
  await fetch('api/messages', { method: 'DELETE' })
  await refresh()
})
byId('search').addEventListener('input', refresh)

if (chosen) choose(chosen)
for (;;) {
  await refresh().catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, refreshEvery))
}
