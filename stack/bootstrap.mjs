/**
 * The entry point for plain Node 18 or newer, using only its standard library. Installs the lockfile's packages and
 * starts main.ts with the Node version that the lockfile pins.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = join(root, 'node_modules')
const wantedNode = 24

function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm records what it has installed. After an interrupted `npm ci`, packages count as missing. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(packages, '.package-lock.json'))
  if (!wanted)
    stopWith('package-lock.json is missing or broken. Restore it with `git checkout package-lock.json`.')
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === '' || !path.includes('node_modules/') || link) return true
    // npm installs packages that cannot be at the top level in a workspace's own folder, which may have been deleted or
    // not copied.
    const isThere = path.startsWith('node_modules/') || existsSync(join(root, path))
    return present[path] && isThere ? present[path].version === version : optional === true
  })
}

/**
 * Two commands on one clone must not install at the same time. The kernel frees this socket's name when the process
 * ends.
 */
async function takeTurn() {
  const name = `\0questboard-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  for (let said = false; ; said = true) {
    const server = createServer()
    const taken = await new Promise((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(process.platform === 'linux' ? name : 0, () => resolve(true))
    })
    if (taken) return () => server.close()
    if (!said) process.stdout.write('Waiting for another command that is installing packages here.\n')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Reports progress. On a terminal, rewrites a single line; otherwise prints a line every half minute. */
function showProgress(what) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const isTerminal = process.stdout.isTTY
  process.stdout.write(isTerminal ? `${what} …` : `${what} …\n`)
  const timer = setInterval(
    () => process.stdout.write(isTerminal ? `\r${what} … ${seconds()} s` : `  … ${what}, ${seconds()} s\n`),
    isTerminal ? 1000 : 30_000,
  )
  return (end) => {
    clearInterval(timer)
    process.stdout.write(`${isTerminal ? '\r' : ''}${what}: ${end} after ${seconds()} s\n`)
  }
}

function runNpmCi() {
  const npm = process.env.npm_execpath
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const [file, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  return new Promise((resolve) => {
    const child = spawn(file, all, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', (error) => resolve({ code: 1, said: error.message }))
    child.once('close', (code) => resolve({ code, said }))
  })
}

async function install() {
  const leave = await takeTurn()
  for (let attempt = 1; !isInstalled(); attempt++) {
    const done = showProgress('Installing the packages of package-lock.json')
    const { code, said } = await runNpmCi()
    done(code === 0 ? 'done' : 'failed')
    if (code === 0) break
    const isBlip = /ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|E50\d|socket hang up/.test(said)
    if (isBlip && attempt === 1) {
      process.stdout.write('The package registry failed. Trying again.\n')
      continue
    }
    process.stderr.write(`${said.trim().split('\n').slice(0, 15).join('\n')}\n`)
    stopWith(
      isBlip
        ? 'The packages could not be fetched, because the registry cannot be reached. Nothing was started. Try again when the network is back.'
        : '`npm ci` failed (see its output above). Nothing was started.',
    )
  }
  leave()
}

/** The pinned Node version if npm provides it (Linux on x64), otherwise the installed one if it is new enough. */
function findNode() {
  const pinned = join(packages, '.bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath
  return stopWith(
    `On ${process.platform}-${process.arch} Questboard needs Node ${wantedNode} or newer (this is ${process.version}). Install it and run the command again.`,
  )
}

function statusOf(pid, field) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${field}:\\s+(\\S+)`, 'm'))?.[1]
  } catch {
    return undefined
  }
}

/** Finds the npm process. npm runs scripts through a shell, which can be between npm and this process. */
function findNpm() {
  const isShell = /^(sh|dash|bash)$/.test(statusOf(process.ppid, 'Name') ?? '')
  return isShell ? Number(statusOf(process.ppid, 'PPid')) : process.ppid
}

/**
 * Starts the program, which ends together with this process: signals are forwarded, and the program notices through a
 * pipe if this process disappears.
 */
function handOver(node, args) {
  const cache = process.env.QUESTBOARD_CACHE || join(homedir(), '.cache', 'questboard')
  const compileCache = join(cache, 'node-compile')
  const path = `${join(packages, '.bin')}:${process.env.PATH ?? ''}`
  // The program runs as long as the stack, so it should use little memory.
  const child = spawn(node, ['--max-semi-space-size=2', join(root, 'stack', 'main.ts'), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, QUESTBOARD_LEASH: '3' },
  })
  let isTold = false
  const tell = (signal) => {
    isTold = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal))
  if (process.env.npm_lifecycle_event) {
    const npm = findNpm()
    // If npm has ended, ends the program, unless the program has already received a signal. A second signal would
    // interrupt an orderly shutdown.
    setInterval(() => !isTold && findNpm() !== npm && tell('SIGTERM'), 1000)
  }
  child.once('error', (error) => stopWith(`Node could not be started: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

if (Number(process.versions.node.split('.')[0]) < 18) {
  stopWith(`Questboard needs Node 18 or newer; this is ${process.version}.`)
}
if (!isInstalled()) await install()
handOver(findNode(), process.argv.slice(2))
