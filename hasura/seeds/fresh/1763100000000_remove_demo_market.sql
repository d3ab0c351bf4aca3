-- Deletes the demo market with everything people did in it, so that it can be seeded again with today's dates.

-- The triggers that protect the audit trail and the ledger must not block this cleanup. Triggers are off, so this
-- script must follow foreign keys itself.
SET LOCAL session_replication_role = replica;

-- Locks every table, because a running app could otherwise add references to the deleted rows. In a deadlock Postgres aborts
-- one side, and this block retries.
DO $$
DECLARE
  tables text := (SELECT string_agg(oid::regclass::text, ', ' ORDER BY oid) FROM pg_class
                   WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace);
BEGIN
  FOR attempt IN 1..10 LOOP
    BEGIN
      EXECUTE 'LOCK TABLE ' || tables || ' IN EXCLUSIVE MODE';
      RETURN;
    EXCEPTION WHEN deadlock_detected THEN
      IF attempt = 10 THEN
        RAISE;
      END IF;
    END;
  END LOOP;
END $$;

DO $$
DECLARE
  reference record;
  removed bigint;
  in_this_round bigint;
BEGIN
  IF EXISTS (SELECT FROM "user" WHERE username = 'large1') THEN
    RAISE EXCEPTION 'the large market leans on the demo one; start over with: npm start -- --fresh';
  END IF;
  -- These rows stay after the users and companies that they name are deleted.
  DELETE FROM user_report WHERE company_id IN (SELECT id FROM company WHERE is_demo);
  DELETE FROM channel_past_owner WHERE user_id IN (SELECT id FROM "user" WHERE is_demo);
  DELETE FROM "user" WHERE is_demo;
  DELETE FROM company WHERE is_demo;
  DELETE FROM game WHERE poster_url LIKE '/files/art/poster-%';

  -- Events have no foreign key to their company.
  DELETE FROM domain_event AS event
   WHERE event.payload ? 'company_id' AND NOT EXISTS (SELECT FROM company WHERE company.id = (event.payload ->> 'company_id')::uuid);

  -- Deletes rows whose parent is gone, round by round, until no reference is dangling.
  LOOP
    in_this_round := 0;
    FOR reference IN
      SELECT conrelid::regclass AS child, confrelid::regclass AS parent,
             (SELECT string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' AND ')
                FROM unnest(conkey, confkey) AS pair (child, parent)
                JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = pair.child
                JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = pair.parent) AS is_its,
             (SELECT string_agg(format('child.%I IS NOT NULL', attname), ' AND ') FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS is_filled
        FROM pg_constraint
       WHERE contype = 'f' AND conparentid = 0 AND confdeltype <> 'n' AND connamespace = 'public'::regnamespace
    LOOP
      EXECUTE format('DELETE FROM %s AS child WHERE %s AND NOT EXISTS (SELECT FROM %s AS parent WHERE %s)',
                     reference.child, reference.is_filled, reference.parent, reference.is_its);
      GET DIAGNOSTICS removed = ROW_COUNT;
      in_this_round := in_this_round + removed;
    END LOOP;
    EXIT WHEN in_this_round = 0;
  END LOOP;

  -- Sets optional references to deleted rows to null.
  FOR reference IN
    SELECT conrelid::regclass AS child, confrelid::regclass AS parent,
           (SELECT string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' AND ')
              FROM unnest(conkey, confkey) AS pair (child, parent)
              JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = pair.child
              JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = pair.parent) AS is_its,
           (SELECT string_agg(format('child.%I IS NOT NULL', attname), ' AND ') FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS is_filled,
           (SELECT string_agg(format('%I = NULL', attname), ', ') FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (coalesce(confdelsetcols, conkey))) AS forgotten
      FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND confdeltype = 'n' AND connamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('UPDATE %s AS child SET %s WHERE %s AND NOT EXISTS (SELECT FROM %s AS parent WHERE %s)',
                   reference.child, reference.forgotten, reference.is_filled, reference.parent, reference.is_its);
  END LOOP;
END $$;
