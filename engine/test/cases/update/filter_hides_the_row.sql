WITH "written" AS (UPDATE "public"."review" AS "w" SET "stars" = ($1)::int2 WHERE ("w"."reader_id" = ($2)::int4) RETURNING "w".*, CASE WHEN ("w"."stars" <= '5'::int2) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$"}' || left("w"::text, 0))::int4 END AS "engine__checked") SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."reader_id" AS "reader_id" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($3)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "1"
-- $3 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"1\"}"

UPDATE "public"."review" AS "w" SET "stars" = ($1)::int2 WHERE (("w"."reader_id" = ($2)::int4) AND ("w"."id" = ($3)::int4)) RETURNING json_build_object('id', "w"."id"), CASE WHEN ("w"."stars" <= '5'::int2) THEN 0 ELSE ('engine-refusal:{"code":"permission-error","message":"check constraint of an insert/update permission has failed","at":"$"}' || left("w"::text, 0))::int4 END AS "engine__checked";
-- $1 = "1"
-- $2 = "1"
-- $3 = "2"
