/** Prints the roles that can call each action, as JSON for `npm run codegen`. */
import { audiences } from './lib/audiences.ts'
import { loadActions } from './registry.ts'

// The check of the images loads every module, and must not read these lines.
if (import.meta.main) {
  const roles = [...(await loadActions())].map(([name, { who }]) => [name, audiences[who].roles])
  process.stdout.write(JSON.stringify(Object.fromEntries(roles)))
}
