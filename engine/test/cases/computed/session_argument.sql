SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name", "public"."reader_is_me"("t0", ($1)::json) AS "is_me" FROM "public"."reader" AS "t0" WHERE ("t0"."id" = ($2)::int4)) AS "t1";
-- $1 = "{\"x-hasura-role\":\"reader\",\"x-hasura-user-id\":\"2\"}"
-- $2 = "2"
