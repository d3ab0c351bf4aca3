SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (EXISTS (SELECT 1 FROM "public"."author" AS "t2" WHERE ("t2"."id" = "t0"."author_id") AND ("t2"."name" LIKE ($1)::text)) AND ("t0"."pages" > ($2)::int4)) ORDER BY "t0"."pages" DESC NULLS FIRST LIMIT 2) AS "t1";
-- $1 = "%d%"
-- $2 = "50"
