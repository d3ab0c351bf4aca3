DROP FUNCTION activation_kit_contents(activation);
