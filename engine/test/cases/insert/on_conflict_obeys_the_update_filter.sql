WITH "written" AS (INSERT INTO "public"."review" AS "w" ("book_id", "reader_id", "stars", "body") VALUES (($1)::int4, ($2)::int4, ($3)::int2, ($4)::text) ON CONFLICT ON CONSTRAINT "review_once" DO UPDATE SET "stars" = EXCLUDED."stars", "body" = EXCLUDED."body" WHERE ("w"."reader_id" = ($2)::int4) RETURNING json_build_object('id', "w"."id", 'stars', "w"."stars", 'body', "w"."body") AS "row", CASE WHEN "w".xmax = 0 THEN CASE WHEN (("w"."stars" >= '1'::int2) AND ("w"."stars" <= '5'::int2)) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_review_one.args.object"}' || left("w"::text, 0))::int4 END ELSE CASE WHEN ("w"."stars" <= '5'::int2) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$"}' || left("w"::text, 0))::int4 END END AS "engine__checked") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($5)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "1"
-- $3 = "2"
-- $4 = "Again"
-- $5 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"1\"}"
