WITH "written" AS (INSERT INTO "public"."review" AS "w" ("book_id", "reader_id", "stars") VALUES (($1)::int4, ($2)::int4, ($3)::int2) RETURNING json_build_object('reader_id', "w"."reader_id", 'stars', "w"."stars") AS "row", CASE WHEN (("w"."stars" >= '1'::int2) AND ("w"."stars" <= '5'::int2)) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_review_one.args.object"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($4)::text, true)) IS NOT NULL;
-- $1 = "2"
-- $2 = "3"
-- $3 = "4"
-- $4 = "{\"x-hasura-branch-ids\":\"{1}\",\"x-hasura-role\":\"volunteer\",\"x-hasura-user-id\":\"3\"}"
