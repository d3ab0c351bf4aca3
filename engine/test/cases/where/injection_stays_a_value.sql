SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."title" = ($1)::text)) AS "t1";
-- $1 = "'; drop table loan; --"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."title" = ($1)::text)) AS "t1";
-- $1 = "x'; drop table loan; --"
