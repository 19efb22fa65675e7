# frozen_string_literal: true

require 'json'
require 'time'

module Emberline
  # How many requests an account can send per hour, how many are left, and the seconds until the count resets.
  RateLimit = Struct.new(:limit, :remaining, :reset)

  # An HTTP response.
  class Response
    # @return [Integer]
    attr_reader :status
    # @return [Hash{String => String}] names in lowercase
    attr_reader :headers
    # @return [String] the raw body
    attr_reader :body

    def initialize(status:, headers: {}, body: '')
      @status = status
      @headers = headers.transform_keys(&:downcase).freeze
      @body = body.dup.force_encoding(Encoding::UTF_8).freeze
    end

    # Include it when you contact Support.
    # @return [String, nil]
    def request_id
      headers['request-id']
    end

    # @return [RateLimit, nil] nil if the response doesn't say
    def rate_limit
      values = %w[limit remaining reset].map { |name| Integer(headers["ratelimit-#{name}"], 10, exception: false) }
      RateLimit.new(*values) unless values.include?(nil)
    end

    # Whether this is the stored response to an earlier request with the same idempotency key.
    def replayed?
      headers['idempotency-replayed'] == 'true'
    end

    def success?
      (200..299).cover?(status)
    end

    # @return [Float, nil] seconds to wait, from `Retry-After` as seconds or an HTTP date
    def retry_after(now)
      value = headers['retry-after'].to_s.strip
      return value.to_f if value.match?(/\A\d+\z/)

      [Time.httpdate(value) - now, 0.0].max
    rescue ArgumentError
      nil
    end

    # @return [Object, nil] the parsed body, or nil if it isn't JSON
    def json
      return @json if defined?(@json)

      @json = begin
        JSON.parse(body, symbolize_names: true)
      rescue JSON::ParserError, EncodingError
        nil
      end
    end

    def inspect
      "#<#{self.class} #{status} #{request_id}>"
    end
  end
end
