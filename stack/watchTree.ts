import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/**
 * Watches all files below a folder and reports their relative paths. Each folder has its own watcher, because Node's
 * recursive watching loses files that git or editors replace.
 */
export function watchTree(top: string, isWanted: (file: string) => boolean, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  function leave(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  /** Reports the files of a new folder, because they can be older than the folder's watcher. */
  function enter(folder: string, isNew: boolean): void {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_event, name) => name && see(join(folder, name)))
    watcher.on('error', () => leave(folder))
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && isWanted(relative(top, path))) enter(path, isNew)
      else if (isNew && entry.isFile()) see(path)
    }
  }

  function see(path: string): void {
    const file = relative(top, path)
    if (!isWanted(file)) return
    if (!isFolder(path)) {
      leave(path)
      changed()
      return
    }
    try {
      enter(path, true)
    } catch {
      // The folder disappeared before it could be read.
      leave(path)
    }
  }

  enter(top, false)
  return () => {
    for (const folder of [...watchers.keys()]) leave(folder)
  }
}
