WITH "written" AS (INSERT INTO "public"."loan" AS "w" ("book_id", "reader_id", "due_on") VALUES (($1)::int4, ($2)::int4, ($3)::date) RETURNING json_build_object('id', "w"."id", 'reader_id', "w"."reader_id", 'due_on', "w"."due_on") AS "row", CASE WHEN EXISTS (SELECT 1 FROM "public"."book" AS "t0" WHERE ("t0"."id" = "w"."book_id") AND ("t0"."is_hidden" = 'false'::bool)) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_loan_one.args.object"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "3"
-- $2 = "2"
-- $3 = "2026-03-15"
-- $4 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"2\"}"
