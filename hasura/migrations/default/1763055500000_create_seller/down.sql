DROP FUNCTION invoice_tax(jsonb);
DROP FUNCTION included_tax(bigint, integer);
DROP TABLE tax_treatment, seller;
ALTER TABLE country DROP COLUMN vat_prefix;
