/** Prints the roles that can call each action, as JSON for `npm run codegen`. */
import { audiences } from './lib/audiences.ts'
import { loadActions } from './registry.ts'

// Prints only when run as a program, because the check of the Docker images imports every module.
if (import.meta.main) {
  const roles = [...(await loadActions())].map(([name, { who }]) => [name, audiences[who].roles])
  process.stdout.write(JSON.stringify(Object.fromEntries(roles)))
}
