SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."author" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST OFFSET 3) AS "t1";
