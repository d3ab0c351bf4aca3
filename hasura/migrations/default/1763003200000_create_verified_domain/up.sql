CREATE VIEW verified_domain AS
SELECT domain, company_id
  FROM custom_domain
 WHERE status = 'verified' AND (SELECT includes_custom_domain FROM company_plan(company_id));
COMMENT ON VIEW verified_domain IS 'Whose page a domain shows, for anyone who comes by it. A domain that its plan no longer includes shows nothing.';
