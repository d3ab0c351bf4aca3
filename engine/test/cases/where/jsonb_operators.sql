SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" @> ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"languages\":[\"en\"]}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" @> ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"format\":{\"cover\":\"hard\"}}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" <@ ($1)::jsonb) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"format\":{\"cover\":\"soft\"},\"other\":1}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ? ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "format"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ?| ($1)::text[]) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"format\",\"languages\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ?& ($1)::text[]) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"format\",\"languages\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE (("t0"."details")::text ILIKE ($1)::text)) AS "t1";
-- $1 = "%hard%"
