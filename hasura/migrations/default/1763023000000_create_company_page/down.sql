DROP VIEW verified_domain;
DROP TABLE custom_domain, custom_domain_transition, custom_domain_status, company_page_block, company_page;
DROP FUNCTION custom_domain_emit();
DROP FUNCTION custom_domain_reset();
