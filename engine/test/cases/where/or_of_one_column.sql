SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (("t0"."id" = ANY (($1)::int4[])) OR ("t0"."genre" = ANY (($2)::text[])) OR ("t0"."pages" < ($3)::int4) OR ("t0"."tags" = ($4)::text[]) OR ("t0"."tags" = ($5)::text[]) OR (("t0"."id" = ($6)::int4) AND ("t0"."pages" > ($7)::int4))) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"1\",\"2\",\"5\",\"3\",\"4\"}"
-- $2 = "{\"travel\",\"poetry\"}"
-- $3 = "50"
-- $4 = "{\"classic\"}"
-- $5 = "{\"war\"}"
-- $6 = "1"
-- $7 = "1000"
