# frozen_string_literal: true

require 'date'
require 'json'
require 'net/http'
require 'time'
require 'uri'

module Emberline
  # Sends a request until it succeeds, retrying what may succeed later.
  class Requester
    # A longer Retry-After raises the error instead, so that the app can continue later.
    LONGEST_WAIT = 60
    FIRST_WAIT = 0.5
    MAX_WAIT = 8
    # The request wasn't carried out.
    REFUSED_FOR_NOW = [429, 500, 503].freeze
    # A gateway gave up, so the request may have been carried out.
    UNKNOWN_OUTCOME = [502, 504].freeze
    private_constant :LONGEST_WAIT, :FIRST_WAIT, :MAX_WAIT, :REFUSED_FOR_NOW, :UNKNOWN_OUTCOME

    # @param clock [#call] returns the time, to read a Retry-After that's a date
    # @param sleep [#call] waits a number of seconds
    # @param random [#call] returns a number from 0 up to 1
    def initialize(base_url: BASE_URL, timeout: 30, max_retries: 2, transport: Transport.new,
                   clock: Time.method(:now), sleep: Kernel.method(:sleep), random: Kernel.method(:rand))
      @base_url = base_url.to_s.chomp('/')
      raise ArgumentError, 'base_url must start with https:// or http://.' unless @base_url.match?(%r{\Ahttps?://[^/]})

      @timeout = positive(timeout)
      @max_retries = max_retries
      @transport = transport
      @clock = clock
      @sleep = sleep
      @random = random
    end

    attr_reader :base_url

    # @param json [Hash, nil] the body, sent as JSON
    # @param form [Hash, nil] the body, sent form encoded
    # @param is_repeatable [Boolean] whether sending the request twice has the effect of sending it once
    # @param authorization [String] the header
    # @return [Response] with a 2xx status
    def call(method, path, authorization, query: {}, json: nil, form: nil, headers: {}, timeout: nil,
             is_repeatable: method != 'POST')
      request = {
        method: method,
        uri: uri(path, query),
        timeout: timeout ? positive(timeout) : @timeout,
        **content(method, json, form, {'Authorization' => authorization, **headers})
      }
      retries = 0
      begin
        attempt(request)
      rescue ConnectionError, ApiError => e
        raise if retries >= @max_retries || !may_succeed_later?(e, is_repeatable)

        @sleep.call(wait_before_retry(e, retries))
        retries += 1
        retry
      end
    end

    private

    def positive(timeout)
      return timeout if timeout.positive? && timeout.finite?

      raise ArgumentError, 'timeout must be more than 0 seconds, and finite.'
    end

    def uri(path, query)
      pairs = query.compact.transform_values { |value| portable(value) }
      URI(pairs.empty? ? @base_url + path : "#{@base_url}#{path}?#{URI.encode_www_form(pairs)}")
    end

    def content(method, json, form, headers)
      accept = 'application/json, application/problem+json'
      common = {'Accept' => accept, 'User-Agent' => "emberline-ruby/#{VERSION}", **headers}
      if json
        {headers: {**common, 'Content-Type' => 'application/json'}, body: generate(portable(json))}
      elsif form
        type = 'application/x-www-form-urlencoded'
        {headers: {**common, 'Content-Type' => type}, body: URI.encode_www_form(portable(form.compact))}
      else
        {headers: method == 'POST' ? {**common, 'Content-Length' => '0'} : common, body: nil}
      end
    end

    def generate(json)
      JSON.generate(json)
    rescue JSON::GeneratorError => e
      # Text in another encoding, or a number that JSON can't represent.
      raise ArgumentError, "The fields can't be JSON: #{e.message}"
    end

    # Times become RFC 3339, as the API expects.
    def portable(value)
      case value
      when Hash then value.transform_values { |each| portable(each) }
      when Array then value.map { |each| portable(each) }
      when Time, DateTime then value.to_time.getutc.iso8601
      when Date then value.iso8601
      when Resource then value.to_h
      else value
      end
    end

    def attempt(request)
      response = @transport.call(**request)
      raise ApiError.for(response, now: @clock.call) unless response.success?

      response
    end

    def may_succeed_later?(error, is_repeatable)
      case error
      when ConnectionError then is_repeatable
      when ApiError
        return false if error.retry_after && error.retry_after > LONGEST_WAIT

        REFUSED_FOR_NOW.include?(error.status) || (is_repeatable && UNKNOWN_OUTCOME.include?(error.status))
      end
    end

    def wait_before_retry(error, retries)
      retry_after = error.retry_after if error.is_a?(ApiError)
      return @random.call * [FIRST_WAIT * 2**retries, MAX_WAIT].min unless retry_after

      # Up to a second more, so that clients that were refused together don't come back together.
      retry_after.positive? ? retry_after + @random.call : 0
    end
  end
end
