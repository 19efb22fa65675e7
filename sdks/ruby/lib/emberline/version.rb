# frozen_string_literal: true

module Emberline
  VERSION = '1.1.0'
  BASE_URL = 'https://api.emberline.example'
end
