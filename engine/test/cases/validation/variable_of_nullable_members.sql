SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."author" AS "t0" WHERE ("t0"."id" = ANY (($1)::int4[])) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"1\",\"2\"}"
