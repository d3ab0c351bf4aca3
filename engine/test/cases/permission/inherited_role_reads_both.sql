SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."name" AS "name", (CASE WHEN ("t0"."id" = ($1)::int4) THEN "t0"."points" END) AS "points", (CASE WHEN ("t0"."branch_id" = ANY (($2)::int4[])) THEN "t0"."email" END) AS "email" FROM "public"."reader" AS "t0" WHERE (("t0"."id" = ($1)::int4) OR ("t0"."branch_id" = ANY (($2)::int4[]))) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "3"
-- $2 = "{1}"
