# frozen_string_literal: true

require_relative 'lib/emberline/version'

Gem::Specification.new do |spec|
  spec.name = 'emberline'
  spec.version = Emberline::VERSION
  spec.summary = 'The official Ruby SDK of the Emberline API'
  spec.authors = ['Emberline, Inc.']
  spec.license = 'MIT'
  spec.homepage = 'https://emberline.example/api/sdks'
  spec.metadata = {'rubygems_mfa_required' => 'true'}
  spec.required_ruby_version = '>= 3.0'
  spec.files = Dir.chdir(__dir__) { Dir['lib/**/*.rb', 'sig/**/*.rbs', 'sig/manifest.yaml', 'README.md', 'LICENSE'].sort }
end
