SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-branch-ids\":\"{1}\",\"x-hasura-role\":\"volunteer\",\"x-hasura-user-id\":\"3\"}"

WITH "written" AS (INSERT INTO "public"."review" AS "w" ("book_id", "reader_id", "stars") VALUES (($1)::int4, ($2)::int4, ($3)::int2) RETURNING "w".*, CASE WHEN (("w"."stars" >= '1'::int2) AND ("w"."stars" <= '5'::int2)) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_review_one.args.object"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."reader_id" AS "reader_id", "t0"."stars" AS "stars" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "2"
-- $2 = "3"
-- $3 = "4"
