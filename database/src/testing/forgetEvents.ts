/** The outbox is append-only. Only a test, which starts empty, clears it. */
export const forgetEvents = `set local session_replication_role = replica;
  delete from domain_event;
  set local session_replication_role = origin`
