-- The seller and the tax on invoices. Both are frozen on the invoice, so a later change of the seller, the rate or the
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
COMMENT ON COLUMN seller.tax_basis_points IS 'The standard tax rate of the country in basis points.';
COMMENT ON COLUMN seller.updated_at IS 'When the row last changed.';
CREATE INDEX seller_country_idx ON seller (country);
SELECT keep_updated_at('seller');
SELECT keep_trail('seller', 'INSERT OR UPDATE OR DELETE', '{id}');
-- Without a tax rate until an admin enters it, because only a registered seller can charge tax.
INSERT INTO seller (legal_name, country, tax_basis_points) VALUES ('Questboard', 'SE', 0);

CREATE TABLE tax_treatment (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE tax_treatment IS 'A way to tax an invoice.';
COMMENT ON COLUMN tax_treatment.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN tax_treatment.comment IS 'The meaning of the value.';
INSERT INTO tax_treatment (value, comment) VALUES
  ('standard', 'The total includes the tax of the seller''s country'),
  ('reverse_charge', 'The buyer pays the tax in another EU country'),
  ('outside_scope', 'No tax, because the buyer is outside the reach of the seller''s tax');

ALTER TABLE invoice
  ADD COLUMN sold_by jsonb,
  ADD COLUMN tax_treatment text REFERENCES tax_treatment ON DELETE RESTRICT,
  ADD COLUMN tax_basis_points integer,
  ADD COLUMN tax_cents bigint;
ALTER TABLE credit_note ADD COLUMN tax_cents bigint;
COMMENT ON COLUMN invoice.sold_by IS 'The seller as it was when the invoice was issued.';
COMMENT ON COLUMN invoice.tax_treatment IS 'The way in which the invoice is taxed.';
COMMENT ON COLUMN invoice.tax_basis_points IS 'The tax rate in basis points.';
COMMENT ON COLUMN invoice.tax_cents IS 'The tax that the total includes, in US cents.';
COMMENT ON COLUMN credit_note.tax_cents IS 'The tax that the total includes, in US cents.';
CREATE INDEX invoice_tax_treatment_idx ON invoice (tax_treatment);

CREATE FUNCTION included_tax(total_cents bigint, basis_points integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT round(total_cents::numeric * basis_points / (10000 + basis_points))::bigint
$$;
COMMENT ON FUNCTION included_tax(bigint, integer) IS 'The tax that a total includes, in cents. The same rule as `includedTax` in domain.';

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
COMMENT ON FUNCTION invoice_tax(jsonb) IS 'The seller and the tax of an invoice to this buyer. The same rule as `taxFor` in domain.';

UPDATE invoice SET sold_by = tax.sold_by, tax_treatment = tax.treatment, tax_basis_points = tax.basis_points,
       tax_cents = included_tax(total_cents, tax.basis_points)
  FROM (SELECT id AS invoice_id, applies.* FROM invoice CROSS JOIN LATERAL invoice_tax(billed_to) AS applies) AS tax
 WHERE tax.invoice_id = invoice.id;
-- An issued credit note never changes, so only its own guard is lifted while the new column is filled.
ALTER TABLE credit_note DISABLE TRIGGER credit_note_refuse;
UPDATE credit_note SET tax_cents = included_tax(credit_note.total_cents, invoice.tax_basis_points)
  FROM invoice WHERE invoice.id = credit_note.invoice_id;
ALTER TABLE credit_note ENABLE TRIGGER credit_note_refuse;
ALTER TABLE invoice
  ALTER COLUMN sold_by SET NOT NULL,
  ALTER COLUMN tax_treatment SET NOT NULL,
  ALTER COLUMN tax_basis_points SET NOT NULL,
  ALTER COLUMN tax_cents SET NOT NULL;
ALTER TABLE credit_note ALTER COLUMN tax_cents SET NOT NULL;

-- Runs after invoice_take_billing, because triggers run in the order of their names.
CREATE FUNCTION invoice_take_tax() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT sold_by, treatment, basis_points INTO NEW.sold_by, NEW.tax_treatment, NEW.tax_basis_points FROM invoice_tax(NEW.billed_to);
  NEW.tax_cents := included_tax(NEW.total_cents, NEW.tax_basis_points);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_take_tax() IS 'Copies the seller and the tax into an invoice.';
CREATE TRIGGER invoice_take_tax BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_take_tax();
COMMENT ON TRIGGER invoice_take_tax ON invoice IS 'stamp';

CREATE FUNCTION invoice_tax_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.sold_by, OLD.tax_treatment, OLD.tax_basis_points, OLD.tax_cents)
       IS DISTINCT FROM (NEW.sold_by, NEW.tax_treatment, NEW.tax_basis_points, NEW.tax_cents) THEN
    PERFORM refuse('invoice_is_final', 'an issued invoice cannot change; correct it with a credit note');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_tax_is_final() IS 'Refuses to change the seller or the tax of an issued invoice.';
CREATE TRIGGER invoice_tax_is_final BEFORE UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_tax_is_final();
COMMENT ON TRIGGER invoice_tax_is_final ON invoice IS 'refuse';

-- The tax of all credit notes together is that of the credited sum, so rounding leaves no cent between them.
CREATE FUNCTION credit_note_take_tax() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT included_tax(NEW.total_cents + coalesce(sum(note.total_cents), 0)::bigint, invoice.tax_basis_points)
           - coalesce(sum(note.tax_cents), 0)::bigint
    INTO NEW.tax_cents
    FROM invoice LEFT JOIN credit_note AS note ON note.invoice_id = invoice.id
   WHERE invoice.id = NEW.invoice_id
   GROUP BY invoice.tax_basis_points;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION credit_note_take_tax() IS 'Computes the tax of a credit note from the rate of its invoice.';
CREATE TRIGGER credit_note_take_tax BEFORE INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_take_tax();
COMMENT ON TRIGGER credit_note_take_tax ON credit_note IS 'stamp';
