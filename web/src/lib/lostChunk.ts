const key = 'questboard-reloaded-for-chunk'

/** After a release the files of the build that this tab runs may be gone: load the new one, but never in a loop. */
export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < 30_000) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  })
}
