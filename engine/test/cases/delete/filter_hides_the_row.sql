WITH "written" AS (DELETE FROM "public"."review" AS "w" WHERE ("w"."reader_id" = ($1)::int4) RETURNING "w".*) SELECT json_build_object('affected_rows', (SELECT count(*) FROM "written"), 'returning', (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "written" AS "t0") AS "t1")) WHERE (SELECT set_config('hasura.user', ($2)::text, true)) IS NOT NULL;
-- $1 = "1"
-- $2 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"1\"}"
