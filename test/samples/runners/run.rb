# frozen_string_literal: true

# Runs the scripts that test/samples/startRunner.ts names.

require 'json'
require 'stringio'

def run(file)
  $stdout = StringIO.new
  $stderr = StringIO.new
  code = begin
    # In a module of its own, so that its methods and constants end with it.
    load file, true
    0
  rescue SystemExit => e
    e.status
  rescue Exception => e # rubocop:disable Lint/RescueException
    $stderr << e.full_message
    1
  end
  {exitCode: code, stdout: $stdout.string, stderr: $stderr.string}
ensure
  $stdout = STDOUT
  $stderr = STDERR
end

$stdin.each_line do |line|
  file, = JSON.parse(line)
  puts JSON.generate([run(file)])
  $stdout.flush
end
