DROP VIEW company_timeline;
DROP INDEX domain_event_company_idx;
