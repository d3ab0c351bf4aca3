/** The outbox is append-only: only a test, which starts from nothing, empties it. */
export const forgetEvents = `set local session_replication_role = replica;
  delete from domain_event;
  set local session_replication_role = origin`
