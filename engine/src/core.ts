/**
 * The engine's core and its whole public interface: turns metadata and a database into finished JSON. Its stages are catalog
 * → schema → plan → sql → execute (see engine/README.md).
 */
import { introspect } from './catalog/introspect.ts'
import type { Core, CoreOptions, GraphQLRequest } from './contract.ts'
import { EngineError } from './errors.ts'
import { mostBytesFor } from './execute/answerSize.ts'
import { createDocuments } from './execute/documents.ts'
import { explain } from './execute/explain.ts'
import { poll } from './execute/poll.ts'
import { type Runner, runExecutable } from './execute/run.ts'
import { subscriptionFor } from './execute/subscribe.ts'
import { printTypes } from './introspection/sdl.ts'
import { typeSystem } from './introspection/typeSystem.ts'
import { resolveModel } from './schema/resolve.ts'
import { buildRoleSchema, type RoleSchema } from './schema/roleSchema.ts'
import type { Session } from './session/session.ts'

export type * from './contract.ts'

export async function createCore(options: CoreOptions): Promise<Core> {
  const { metadata, pool, settings, callAction, enqueueAction } = options
  const catalog = await introspect(pool, metadata)
  const { model, inconsistencies } = resolveModel(metadata, catalog)
  const runner: Runner = { pool, settings, model, callAction, enqueueAction }

  const schemas = { backend: new Map<string, RoleSchema>(), client: new Map<string, RoleSchema>() }
  const schemaOf = (role: string, backendOnly: boolean): RoleSchema => {
    const byRole = backendOnly ? schemas.backend : schemas.client
    const known = byRole.get(role)
    if (known) return known
    const built = buildRoleSchema(model, settings, role, backendOnly)
    // Clients can send any role name, so the cache contains only roles from the metadata.
    if (model.roles.includes(role)) byRole.set(role, built)
    return built
  }
  const schemaFor = (session: Session): RoleSchema =>
    schemaOf(session.role, session.backendOnly && session.trusted)

  const documents = createDocuments(settings)

  return {
    inconsistencies,
    roles: model.roles,
    operation: documents.operation,
    execute(request, context) {
      refuseSubscription(documents.operation(request).kind)
      const { ready, values, declared } = documents.plan(request, schemaFor(context.session))
      return runExecutable(ready, { values, declared, query: request.query, context }, runner)
    },
    subscribe(request: GraphQLRequest, session: Session) {
      const { ready, values } = documents.planSubscription(request, schemaFor(session))
      return subscriptionFor(ready, values, session, mostBytesFor(session, settings))
    },
    poll: (plan, asking) => poll(plan, asking, runner),
    async explain(request, session) {
      const { ready, values } = documents.plan(request, schemaFor(session))
      return explain(ready, values, session, runner)
    },
    printSchema: (role) => printTypes(typeSystem(schemaOf(role, true))),
  }
}

function refuseSubscription(kind: string): void {
  if (kind === 'subscription')
    throw new EngineError(
      'unexpected-payload',
      'subscriptions are not supported over HTTP, use websockets instead',
    )
}
