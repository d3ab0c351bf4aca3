SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE EXISTS (SELECT 1 FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") AND (EXISTS (SELECT 1 FROM "public"."review" AS "t3" WHERE ("t3"."book_id" = "t2"."id") AND ("t3"."stars" >= ($1)::int2)) AND EXISTS (SELECT 1 FROM "public"."publisher" AS "t4" WHERE ("t4"."id" = "t2"."publisher_id") AND ("t4"."name" = ($2)::text))))) AS "t1";
-- $1 = "4"
-- $2 = "North Press"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE (NOT EXISTS (SELECT 1 FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") AND TRUE))) AS "t1";
