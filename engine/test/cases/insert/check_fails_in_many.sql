SELECT 1 WHERE set_config('hasura.user', $1::text, true) IS NULL;
-- $1 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"1\"}"

WITH "written" AS (INSERT INTO "public"."review" AS "w" ("book_id", "reader_id", "stars") SELECT ("v"."value" ->> 0)::int4, ("v"."value" ->> 1)::int4, ("v"."value" ->> 2)::int2 FROM json_array_elements(($1)::json) WITH ORDINALITY AS "v"("value", "i") ORDER BY "v"."i" RETURNING "w".*, CASE WHEN (("w"."stars" >= '1'::int2) AND ("w"."stars" <= '5'::int2)) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$.selectionSet.insert_review.args.objects"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"));
-- $1 = "[[\"2\",\"1\",\"5\"],[\"3\",\"1\",\"6\"]]"
