DELETE FROM verification_token WHERE kind = 'personal_data';
DELETE FROM verification_kind WHERE value = 'personal_data';
