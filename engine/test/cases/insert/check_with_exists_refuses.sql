WITH "written" AS (INSERT INTO "public"."reader" AS "w" ("name", "email", "branch_id") VALUES (($1)::text, ($2)::"public"."citext", ($3)::int4) RETURNING json_build_object('name', "w"."name") AS "row", CASE WHEN EXISTS (SELECT 1 FROM "public"."staff" AS "t0" WHERE (("t0"."id" = ($4)::int4) AND ("t0"."branch_id" = "w"."branch_id"))) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_reader_one.args.object"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($5)::text, true)) IS NOT NULL;
-- $1 = "Kim"
-- $2 = "kim@example.org"
-- $3 = "2"
-- $4 = "1"
-- $5 = "{\"x-hasura-branch-ids\":\"{1,2}\",\"x-hasura-role\":\"librarian\",\"x-hasura-user-id\":\"1\"}"
