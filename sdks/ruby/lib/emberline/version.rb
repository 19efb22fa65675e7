# Generated from api/openapi.yaml by `npm run sdks`. Changes to this file are lost.
# frozen_string_literal: true

module Emberline
  VERSION = '1.0.0'
  BASE_URL = 'https://api.emberline.example'
  KEY_VARIABLE = 'EMBERLINE_API_KEY'
end
