SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (("t0"."pages" > ($1)::int4) AND ("t0"."pages" <= ($2)::int4) AND ("t0"."rating" IS NOT NULL) AND ("t0"."id" <> ($3)::int4)) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "90"
-- $2 = "310"
-- $3 = "1"
