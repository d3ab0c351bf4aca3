SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE EXISTS (SELECT 1 FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") AND ("t2"."is_hidden" = ($1)::bool)) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1")::text;
-- $1 = "false"
