SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title", "t0"."reason" AS "reason" FROM "archive"."withdrawn" AS "t0" WHERE (("t0"."reason" <> ($1)::text) OR (("t0"."reason" IS NOT NULL) AND (($1)::text IS NULL))) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "worn"
