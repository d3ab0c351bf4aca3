INSERT INTO verification_kind (value, comment) VALUES
  ('personal_data', 'Lets a signed-in person download the export of their data');
