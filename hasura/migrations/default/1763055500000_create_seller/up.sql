-- The seller and the tax on invoices. An invoice keeps a copy of both, so a later change of the seller, the rate or the
-- buyer's details does not change a document that was issued.

ALTER TABLE country ADD COLUMN vat_prefix text CONSTRAINT country_vat_prefix_form CHECK (vat_prefix ~ '^[A-Z]{2}$');
COMMENT ON COLUMN country.vat_prefix IS 'The letters at the beginning of VAT numbers. Empty outside the EU.';
UPDATE country SET vat_prefix = CASE code WHEN 'GR' THEN 'EL' ELSE code END
 WHERE code IN ('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
                'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK');

CREATE TABLE seller (
  id               integer PRIMARY KEY DEFAULT 1 CONSTRAINT seller_is_one CHECK (id = 1),
  legal_name       text NOT NULL CONSTRAINT seller_legal_name_1_to_200 CHECK (char_length(btrim(legal_name)) BETWEEN 1 AND 200),
  tax_id           text CONSTRAINT seller_tax_id_form CHECK (tax_id ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{3,29}$'),
  street_name      text CONSTRAINT seller_street_name_1_to_200 CHECK (char_length(btrim(street_name)) BETWEEN 1 AND 200),
  street_number    text CONSTRAINT seller_street_number_1_to_20 CHECK (char_length(btrim(street_number)) BETWEEN 1 AND 20),
  zip_code         text CONSTRAINT seller_zip_code_1_to_20 CHECK (char_length(btrim(zip_code)) BETWEEN 1 AND 20),
  city             text CONSTRAINT seller_city_1_to_100 CHECK (char_length(btrim(city)) BETWEEN 1 AND 100),
  province         text CONSTRAINT seller_province_1_to_100 CHECK (char_length(btrim(province)) BETWEEN 1 AND 100),
  country          text NOT NULL REFERENCES country ON DELETE RESTRICT,
  tax_basis_points integer NOT NULL CONSTRAINT seller_tax_up_to_100_percent CHECK (tax_basis_points BETWEEN 0 AND 10000),
  updated_at       timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE seller IS 'The legal entity that runs Questboard and issues invoices, in one row. Admins edit it in the console.';
COMMENT ON COLUMN seller.id IS 'Always 1, so that there is only one row.';
COMMENT ON COLUMN seller.legal_name IS 'The name on invoices.';
COMMENT ON COLUMN seller.tax_id IS 'The VAT or tax number.';
COMMENT ON COLUMN seller.street_name IS 'The street.';
COMMENT ON COLUMN seller.street_number IS 'The street number.';
COMMENT ON COLUMN seller.zip_code IS 'The ZIP code.';
COMMENT ON COLUMN seller.city IS 'The city.';
COMMENT ON COLUMN seller.province IS 'The province, if any.';
COMMENT ON COLUMN seller.country IS 'The country whose tax applies.';
COMMENT ON COLUMN seller.tax_basis_points IS 'The standard tax rate of the country in hundredths of a percent.';
COMMENT ON COLUMN seller.updated_at IS 'When the row last changed.';
CREATE INDEX seller_country_idx ON seller (country);
SELECT keep_updated_at('seller');
SELECT keep_trail('seller', 'INSERT OR UPDATE OR DELETE', '{id}');
-- The seller has no tax rate until an admin enters one, because only a registered seller can charge tax.
INSERT INTO seller (legal_name, country, tax_basis_points) VALUES ('Questboard', 'SE', 0);

CREATE TABLE tax_treatment (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE tax_treatment IS 'A way to tax an invoice.';
COMMENT ON COLUMN tax_treatment.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN tax_treatment.comment IS 'The meaning of the value.';
INSERT INTO tax_treatment (value, comment) VALUES
  ('standard', 'The total includes the tax of the seller''s country'),
  ('reverse_charge', 'The buyer pays the tax in another EU country'),
  ('outside_scope', 'No tax, because the buyer is outside the reach of the seller''s tax');

CREATE FUNCTION included_tax(total_cents bigint, basis_points integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT round(total_cents::numeric * basis_points / (10000 + basis_points))::bigint
$$;
COMMENT ON FUNCTION included_tax(bigint, integer) IS 'The tax that a total includes, in cents. The rule is the same as `includedTax` in domain.';

CREATE FUNCTION invoice_tax(buyer jsonb) RETURNS TABLE (sold_by jsonb, treatment text, basis_points integer)
  LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(to_jsonb(seller) - '{id,tax_basis_points,updated_at}'::text[]), applies.treatment,
         CASE applies.treatment WHEN 'standard' THEN seller.tax_basis_points ELSE 0 END
    FROM seller
    JOIN country AS home ON home.code = seller.country
    LEFT JOIN country AS away ON away.code = buyer ->> 'country'
   CROSS JOIN LATERAL (
     SELECT CASE WHEN away.code = home.code THEN 'standard'
                 WHEN home.vat_prefix IS NULL OR away.vat_prefix IS NULL THEN 'outside_scope'
                 WHEN regexp_replace(upper(buyer ->> 'tax_id'), '[^A-Z0-9]', '', 'g') ~ ('^' || away.vat_prefix || '[A-Z0-9]{2,13}$')
                   THEN 'reverse_charge'
                 ELSE 'standard' END AS treatment) AS applies
$$;
COMMENT ON FUNCTION invoice_tax(jsonb) IS 'The seller and the tax of an invoice to this buyer. The rule is the same as `taxFor` in domain.';
